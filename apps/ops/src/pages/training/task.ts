import type { CheckKind } from '@repo/domain/check';
import type { ComponentType } from 'react';
import { isSameGiven, isSameVerdict, type Given } from './given.ts';

export interface EvidenceProps {
  /** The days of the evidence are counted from it. */
  readonly now: Date;
}

/** One piece of work of the training case. */
export interface Task {
  readonly title: string;
  /** What the member is asked, in a sentence. */
  readonly asked: string;
  readonly Evidence: ComponentType<EvidenceProps>;
  readonly kind: CheckKind;
  /** What the team decides. The first one is the usual one. */
  readonly team: readonly [Given, ...Given[]];
  /** What the note for the report must or must not say. */
  readonly note?: {
    readonly isAsTheTeams: (note: string) => boolean;
    /** What is wrong with another one. */
    readonly otherwise: string;
  };
  readonly why: string;
  readonly rule: string;
  /** What the other decisions do to a child, and to a woman's living. */
  readonly harm: string;
}

/** The first part in which a member decided otherwise than the team. */
export const differences = ['verdict', 'reason', 'note'] as const;
export type Difference = (typeof differences)[number];

export function differenceOf({ team, note }: Task, decided: Given, written: string): Difference | null {
  if (!team.some((each) => isSameVerdict(each, decided))) return 'verdict';
  if (!team.some((each) => isSameGiven(each, decided))) return 'reason';
  return note === undefined || note.isAsTheTeams(written) ? null : 'note';
}
