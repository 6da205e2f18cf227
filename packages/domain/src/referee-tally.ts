import { REFERENCES_NEEDED } from './trust-facts.ts';
import type { ReferenceStatus } from './worker-references.ts';

/** One referee of a worker, as far as the team has come. */
export interface TalliedReferee {
  readonly status: ReferenceStatus;
  /** The number became that of the worker. */
  readonly isOwnNumber: boolean;
  /** The number is that of the household that ordered this check. */
  readonly isBuyer: boolean;
  /** The number is that of another household whose own check of the worker is to run, or runs: it cannot be confirmed now. */
  readonly isHousehold: boolean;
  /** Whether another call brings nothing. */
  readonly isCalledOut: boolean;
}

/** The referees of a worker, as far as the team has come with them. */
export interface RefereeTally {
  /** Referees who confirmed her. */
  readonly confirmed: number;
  /** Referees whom the team can still call. */
  readonly toCall: number;
}

/**
 * Counts the referees of a worker for one check. A household vouches in no report that it ordered, also with a word that it gave
 * before, and nobody can be called under the worker's own number.
 */
export function tallyOf(referees: readonly TalliedReferee[]): RefereeTally {
  const others = referees.filter(({ isBuyer }) => !isBuyer);
  return {
    confirmed: others.filter(({ status }) => status === 'verified').length,
    toCall: others.filter(
      ({ status, isOwnNumber, isHousehold, isCalledOut }) =>
        status === 'pending' && !isOwnNumber && !isHousehold && !isCalledOut,
    ).length,
  };
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
