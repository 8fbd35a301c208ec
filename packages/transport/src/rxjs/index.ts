// The classes of RxJS that every program starts with, each by its own file: a bundler takes no more. For Node they are
// packed into one file, where it would load twenty: see decision 35.
export { Observable } from "rxjs/internal/Observable";
export { Subject } from "rxjs/internal/Subject";
