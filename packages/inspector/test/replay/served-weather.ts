import { weather } from "./weather.ts";

/** The server that written tests connect to. */
export const served = weather();
