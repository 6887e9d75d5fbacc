/** What is one's own on the server: devices, and all that it keeps of whoever asks. */
import { request } from "./api";
import { t } from "./i18n.svelte";
import type {
  CarriedSettings,
  DataDeleted,
  DeviceJoined,
  DeviceLink,
  DeviceOffer,
  MyData,
  MyDevice,
  MyDevices,
} from "./personMessages";

const device = ({ id }: MyDevice) => `/api/devices/${encodeURIComponent(id)}`;

export const myDevices = () => request<MyDevices>("GET", "/api/devices");
export const nameDevice = (which: MyDevice, name: string) =>
  request<MyDevices>("POST", `${device(which)}/name`, { name });
export const shutOut = (which: MyDevice) => request<MyDevices>("POST", `${device(which)}/shut-out`);
export const newDeviceLink = (settings: CarriedSettings) =>
  request<DeviceLink>("POST", "/api/device-link", settings);
export const withdrawDeviceLink = () => request<MyDevices>("POST", "/api/device-link/withdraw");
export const lookAtDeviceLink = (secret: string) =>
  request<DeviceOffer>("POST", "/api/device-link/look", { secret });
export const followDeviceLink = (secret: string) =>
  request<DeviceJoined>("POST", "/api/device-link/follow", { secret });
export const myData = () => request<MyData>("GET", "/api/my-data");
export const deleteMyData = () =>
  request<DataDeleted>("POST", "/api/my-data/delete", { sure: true });

/** What a device is called: by whoever has it, or by what it is. */
export function deviceName({ name, browser, system }: MyDevice): string {
  if (name) return name;
  if (browser && system) return t("devices-kind", { browser, system });
  return browser || system || t("devices-unknown");
}
