import { seenWords } from '@repo/domain/profile-link';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { serviceTypeIn } from '../../language/service-types.ts';
import type { Shown } from '../../services/reporting/public-profile/preview/preview-drawing.ts';
import type { SharedProfile } from '../../services/reporting/public-profile/read-shared-profile.ts';

/** What a public page and its preview picture show of a worker, in the language of the reader. */
export const previewOf = (language: WorkerLanguage, profile: SharedProfile): Shown => ({
  language,
  name: profile.first_name,
  service: serviceIn(language, profile.service_type),
  tier: shownTier(profile.trust_badge),
  ...shownScore(profile),
});

const serviceIn = (language: WorkerLanguage, service: string | null): string | null =>
  service === null || seenWords(service).length === 0 ? null : serviceTypeIn(language, service);
