import { REFERENCES_NEEDED } from './trust-facts.ts';

/** The referees of a worker, as far as the team has come with them. */
export interface RefereeTally {
  /** Referees who confirmed her. */
  readonly confirmed: number;
  /** Referees whom the team can still call. */
  readonly toCall: number;
}

/**
 * Whether the check of the references can be clear: as many referees confirm her as the score promises (employer spec 3). A
 * further one whom nobody could reach takes nothing away.
 */
export const areReferencesConfirmed = ({ confirmed }: RefereeTally): boolean =>
  confirmed >= REFERENCES_NEEDED;

/** Whether too few confirm her, and nobody is left who could. */
export const areRefereesTooFew = (tally: RefereeTally): boolean =>
  !areReferencesConfirmed(tally) && tally.toCall === 0;
