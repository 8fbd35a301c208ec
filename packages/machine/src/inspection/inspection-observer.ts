import type { InspectionEvent, Observer } from "xstate";

/** What `createActor` takes as `inspect`. */
export type InspectionObserver = Observer<InspectionEvent> | ((event: InspectionEvent) => void);
