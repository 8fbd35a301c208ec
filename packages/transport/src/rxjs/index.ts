// The parts of RxJS that the packages use, each by its own file: bundlers keep what is used. For Node all of them are
// packed into one file, because it would take each of sixty as a module of its own: see decision 34.
export { firstValueFrom } from "rxjs/internal/firstValueFrom";
export { lastValueFrom } from "rxjs/internal/lastValueFrom";
export { Observable } from "rxjs/internal/Observable";
export { concat } from "rxjs/internal/observable/concat";
export { defer } from "rxjs/internal/observable/defer";
export { EMPTY } from "rxjs/internal/observable/empty";
export { fromEvent } from "rxjs/internal/observable/fromEvent";
export { merge } from "rxjs/internal/observable/merge";
export { NEVER } from "rxjs/internal/observable/never";
export { of } from "rxjs/internal/observable/of";
export { throwError } from "rxjs/internal/observable/throwError";
export { timer } from "rxjs/internal/observable/timer";
export { catchError } from "rxjs/internal/operators/catchError";
export { delay } from "rxjs/internal/operators/delay";
export { filter } from "rxjs/internal/operators/filter";
export { finalize } from "rxjs/internal/operators/finalize";
export { ignoreElements } from "rxjs/internal/operators/ignoreElements";
export { map } from "rxjs/internal/operators/map";
export { mergeMap } from "rxjs/internal/operators/mergeMap";
export { share } from "rxjs/internal/operators/share";
export { takeUntil } from "rxjs/internal/operators/takeUntil";
export { tap } from "rxjs/internal/operators/tap";
export { timeout } from "rxjs/internal/operators/timeout";
export { ReplaySubject } from "rxjs/internal/ReplaySubject";
export { Subject } from "rxjs/internal/Subject";
