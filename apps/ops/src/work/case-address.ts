import { checkKinds, type CheckKind } from '@repo/domain/check';
import { paths } from '../paths.ts';

/** What stands beside the check. */
export const besideParts = ['report', 'file', 'timeline', 'looks'] as const;
export type BesidePart = (typeof besideParts)[number];

export interface CasePlace {
  /** The check in sight. Null for the one that the page chooses. */
  readonly check: CheckKind | null;
  readonly beside: BesidePart;
}

/** What an address of a case shows. Anything unknown in it is the default. */
export const readPlace = (asked: URLSearchParams): CasePlace => ({
  check: checkKinds.find((kind) => kind === asked.get('check')) ?? null,
  beside: besideParts.find((part) => part === asked.get('beside')) ?? 'report',
});

/** The address of a case with a check in sight. The defaults are not written. */
export function caseAddress(id: string, { check, beside }: CasePlace): string {
  const query = new URLSearchParams({
    ...(check === null ? {} : { check }),
    ...(beside === 'report' ? {} : { beside }),
  }).toString();
  return paths.case(id) + (query === '' ? '' : `?${query}`);
}
