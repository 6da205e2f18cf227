import { workKinds, type WorkKind } from '@repo/domain/work-queue';

/** The kinds of work with a page of their own. A check is worked in its case. */
export type ItemKind = Exclude<WorkKind, 'check'>;

export const itemKinds: readonly ItemKind[] = workKinds.filter((kind) => kind !== 'check');
