/**
 * The functions of a message provider, in the service's own terms. An adapter implements the wire protocol.
 */
export interface Sms {
  /** Submits one message. It never throws: an unclear outcome is `unknown`. */
  send(message: { readonly phone: string; readonly text: string }): Promise<SmsOutcome>;
  /** The money of the account, in its currency. It never throws: undefined when the provider does not tell. */
  balance(): Promise<number | undefined>;
  /** The problem that a `reason` of this provider tells, of a send or of a delivery report. */
  problemOf(reason: string): SmsProblem | undefined;
}

/**
 * A reason that its reader, or the team, can do something about: the number takes no messages of our sender, no
 * message reaches it, or the account has no money.
 */
export type SmsProblem = 'blocked' | 'unreachable' | 'no-balance';

export type SmsOutcome =
  | { readonly kind: 'accepted'; readonly providerMessageId: string }
  /** Not sent, according to the provider. A later try may succeed. */
  | { readonly kind: 'try-later'; readonly reason: string }
  /** Not sent, and never will be. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It is unknown whether the provider has it: its answer was lost, or a gateway on the way answered. */
  | { readonly kind: 'unknown'; readonly reason: string };
