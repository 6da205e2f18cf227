import type { SecondFactorKind } from '@repo/domain/second-factor';

/**
 * The steps of the sign-in. They live in the memory of the page alone: tickets and secrets do not belong into the history of
 * a browser. A reload starts again.
 */
export type Step =
  | { readonly name: 'phone' }
  | { readonly name: 'code'; readonly phone: string }
  | {
      readonly name: 'second-factor';
      readonly phone: string;
      readonly ticket: string;
      readonly kinds: readonly SecondFactorKind[];
    }
  | { readonly name: 'set-up'; readonly phone: string; readonly ticket: string; readonly secret: string }
  | {
      readonly name: 'recovery-codes';
      readonly phone: string;
      readonly token: string;
      readonly codes: readonly string[];
    };

/** What a step gets: the way on. */
export interface StepProps {
  readonly onward: (next: Step) => void;
}
