import { ServiceError } from '../../errors.ts';
import { drawPreview, previewTag } from '../../services/reporting/public-profile/preview/preview.ts';
import { previewOf } from './preview-of.ts';
import {
  readSharedProfile,
  type SharedProfile,
} from '../../services/reporting/public-profile/read-shared-profile.ts';
import { callerAddress } from '../caller-address.ts';
import { type PageRequest, partOf, sendPersonal } from './page-request.ts';

/** The form of a slug from `slugOf` of the domain. */
const SLUG = /^[a-z\d-]{1,120}$/;

/**
 * Sends a worker's public profile. The page is the same when there is no such worker and when she hides her
 * profile.
 */
export async function sendProfile(page: PageRequest): Promise<unknown> {
  const profile = await find(page);
  if (profile === undefined) return sendHidden(page);
  const shown = previewOf(page.language, profile);
  const { name, service, tier, score, upTo } = shown;
  return sendPersonal(page, 200, `worker-profile-${score === null ? 'none' : tier}`, {
    slug: profile.slug,
    first_name: name,
    service_type: service,
    photo: profile.photo,
    trust_score: score,
    trust_reach: upTo,
    who: service === null ? name : `${name}, ${service}`,
    picture_name: previewTag(shown).replaceAll('"', ''),
  });
}

/** Sends the preview picture of a link to the profile. */
export async function sendPreview(page: PageRequest): Promise<unknown> {
  const profile = await find(page);
  if (profile === undefined) return sendHidden(page);
  const shown = previewOf(page.language, profile);
  const { request, reply } = page;
  const etag = previewTag(shown);
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  const picture = isKnown ? undefined : await drawPreview(shown);
  void reply.headers({
    // A cache must ask before each use. So no cache shows the picture after the worker hides her profile.
    'cache-control': 'no-cache',
    etag,
    // Other sites show this picture.
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
