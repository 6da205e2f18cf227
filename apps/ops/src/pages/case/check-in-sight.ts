import type { CheckOfCase } from '@repo/api-client/queries/cases';
import type { CheckKind } from '@repo/domain/check';

/** The check that the address names, else the first one that the member holds, else the first one to work on. */
export const checkInSight = (
  checks: readonly CheckOfCase[],
  asked: CheckKind | null,
  memberId: string,
): CheckOfCase | undefined =>
  checks.find((check) => check.check_kind === asked) ??
  checks.find((check) => check.holder?.id === memberId) ??
  checks.find((check) => check.is_open) ??
  checks[0];
