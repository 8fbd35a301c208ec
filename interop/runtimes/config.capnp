using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # This machine is all that it may reach.
    (name = "internet", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "site.mjs", esModule = embed "site.mjs")],
  compatibilityDate = "2026-11-01",
);
