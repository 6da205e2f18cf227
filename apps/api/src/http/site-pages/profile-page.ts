import { seenWords } from '@repo/domain/profile-link';
import { trustTiers } from '@repo/domain/trust-tier';
import { ServiceError } from '../../errors.ts';
import { serviceTypeIn } from '../../language/service-types.ts';
import type { Shown } from '../../services/reporting/public-profile/preview/preview-drawing.ts';
import { drawPreview, previewTag } from '../../services/reporting/public-profile/preview/preview.ts';
import {
  readSharedProfile,
  type SharedProfile,
} from '../../services/reporting/public-profile/read-shared-profile.ts';
import { callerAddress } from '../caller-address.ts';
import { type PageRequest, partOf, sendPersonal } from './page-request.ts';

/** As `slugOf` of the domain makes them. */
const SLUG = /^[a-z\d-]{1,120}$/;

/** A worker's public profile; the same page whether there is no such worker or she does not show hers. */
export async function sendProfile(page: PageRequest): Promise<unknown> {
  const profile = await find(page);
  if (profile === undefined) return sendHidden(page);
  const shown = shownOf(page, profile);
  const { name, service, tier, score } = shown;
  return sendPersonal(page, 200, `worker-profile-${score === 0 ? 'none' : tier}`, {
    slug: profile.slug,
    first_name: name,
    service_type: service,
    trust_score: score,
    who: service === null ? name : `${name}, ${service}`,
    picture_name: previewTag(shown).replaceAll('"', ''),
  });
}

/** The picture that goes with a link to it. */
export async function sendPreview(page: PageRequest): Promise<unknown> {
  const profile = await find(page);
  if (profile === undefined) return sendHidden(page);
  const shown = shownOf(page, profile);
  const { request, reply } = page;
  const etag = previewTag(shown);
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  const picture = isKnown ? undefined : await drawPreview(shown);
  void reply.headers({
    // Whoever keeps it asks each time: once she hides her profile, nobody is sent it from anywhere.
    'cache-control': 'no-cache',
    etag,
    // It is made to be shown by others.
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noarchive',
  });
  return picture === undefined ? reply.code(304).send() : reply.type('image/png').send(picture);
}

const sendHidden = (page: PageRequest) => sendPersonal(page, 404, 'worker-profile-hidden', {});

async function find(page: PageRequest): Promise<SharedProfile | undefined> {
  const slug = partOf(page, 'slug').toLowerCase();
  if (!SLUG.test(slug)) return undefined;
  try {
    return await readSharedProfile(page.ctx, callerAddress(page.request), slug);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

const shownOf = (page: PageRequest, profile: SharedProfile): Shown => ({
  language: page.language,
  name: profile.first_name,
  service: serviceOf(page, profile),
  tier: tierOf(profile),
  score: profile.trust_score,
});

const serviceOf = ({ language }: PageRequest, { service_type: service }: SharedProfile): string | null =>
  service === null || seenWords(service).length === 0 ? null : serviceTypeIn(language, service);

/** What is no tier of ours is the lowest. */
const tierOf = ({ trust_badge: badge }: SharedProfile) =>
  trustTiers.find((each) => each === badge) ?? 'Basic';
