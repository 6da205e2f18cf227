import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Report } from './build-report.ts';

/** '5 years', or null where she did not say. */
export const yearsText = (years: number | null): string | null =>
  years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`;

/** A check without a result must not read like one against her. */
export function identityState({ worker, deepCheck: { identity } }: Report): {
  text: string;
  tone: StatusTone;
} {
  if (worker.identityVerified) return { text: 'Identity verified', tone: 'success' };
  if (identity?.status === 'stopped')
    return { text: 'Identity check stopped without a result', tone: 'default' };
  return {
    text: identity?.outcome == null ? 'Identity not checked yet' : 'Identity not verified',
    tone: 'default',
  };
}
