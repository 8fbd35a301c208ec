export {
  type SubscriptionActor,
  type SubscriptionOptions,
  startSubscription,
} from "./start-subscription.ts";
export type { SubscriptionEvent, SubscriptionNotice } from "./subscription-event.ts";
export { subscriptionMachine } from "./subscription-machine.ts";
export type { SubscriptionEffects } from "./subscription-means.ts";
export type { SubscriptionContext, SubscriptionTerms } from "./subscription-terms.ts";
