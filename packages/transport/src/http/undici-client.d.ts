// The one file of undici that is needed: all of it takes three times as long to load.
declare module "undici/lib/dispatcher/client.js" {
  import { Client } from "undici";

  export default Client;
}
