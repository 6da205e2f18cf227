/** What the service asks of a message provider, in its own words; an adapter speaks the wire. */
export interface Sms {
  /** Hands over one message. Never throws: what is not known is said to be unknown. */
  send(message: { readonly phone: string; readonly text: string }): Promise<SmsOutcome>;
}

export type SmsOutcome =
  | { readonly kind: 'accepted'; readonly providerMessageId: string }
  /** Not sent, by the provider's own word; worth another try later. */
  | { readonly kind: 'try-later'; readonly reason: string }
  /** Not sent, and never will be. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider may or may not have it: its answer was lost, or a gateway on the way gave one of its own. */
  | { readonly kind: 'unknown'; readonly reason: string };
