import { checkKinds, type CheckKind } from '@repo/domain/check';
import type { Piece } from '@repo/api-client/queries/work';
import { isId } from '../is-id.ts';
import { paths } from '../paths.ts';
import { caseAddress } from './case-address.ts';

/** The check for which a member opened other work about its worker: a paper to judge, photos to compare. */
export interface CheckOfItem {
  readonly caseId: string;
  readonly check: CheckKind;
}

/** The address of such work. It remembers the check, to which its page leads back. */
export const itemOfCheckAddress = ({ kind, id }: Piece, { caseId, check }: CheckOfItem): string =>
  `${paths.item(kind, id)}?${new URLSearchParams({ case: caseId, check }).toString()}`;

/** The check from which an address was opened, or null. */
export function readCheckOfItem(asked: URLSearchParams): CheckOfItem | null {
  const caseId = asked.get('case') ?? '';
  const check = checkKinds.find((kind) => kind === asked.get('check'));
  return check !== undefined && isId(caseId) ? { caseId, check } : null;
}

/** Where the check is worked. */
export const checkAddress = ({ caseId, check }: CheckOfItem): string =>
  caseAddress(caseId, { check, beside: 'report', from: null });
