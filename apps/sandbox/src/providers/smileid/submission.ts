import * as z from 'zod';
import { missing, SmileError, tooLarge } from './errors.ts';
import { legacyVerdicts } from './test-persons.ts';

const MEGABYTE = 1024 * 1024;
/** The limit of all photos of one submission together. */
export const PHOTOS_LIMIT_BYTES = 4.5 * MEGABYTE;
const LIVENESS_PHOTOS = { least: 6, most: 8 };
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** The format of the number on each Kenyan document (providers 3.4) that allows a face comparison. */
const idNumbers: Readonly<Record<string, RegExp>> = {
  NATIONAL_ID: /^[0-9]{1,9}$/,
  ALIEN_CARD: /^[0-9]{6,9}$/,
  PASSPORT: /^[A-Z0-9]{7,9}$/,
};

const contact = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => (value === undefined ? null : value));
const name = z.string().trim().min(1).max(200);
const detailsSchema = z.object({
  given_names: name,
  last_name: name,
  email: contact(z.email().max(254)),
  phone_number: contact(z.string().regex(/^\+[1-9]\d{6,14}$/)),
});
const consentSchema = z.object({
  granted: z.literal(true),
  granted_at: z.iso.datetime({ offset: true }),
  notice_language: z.string().regex(/^[A-Z]{2}$/),
  notice_privacy_policy_url: z.url({ protocol: /^https?$/ }),
});
const paramsSchema = z.record(z.string(), z.string());
const httpAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** A complete submission. The sandbox checks the photos and does not keep them. */
export interface Submission {
  readonly givenNames: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly country: string;
  readonly idType: string;
  readonly idNumber: string;
  readonly photos: number;
  readonly consentLanguage: string;
  readonly partnerParams: Readonly<Record<string, string>>;
  /** A result code of V1 that decides the job. */
  readonly sandboxResult: number | null;
  readonly callbackUrl: string;
}

/** Reads the form of `POST /v3/biometric_kyc`. @throws SmileError in Smile ID's words. */
export async function readSubmission(form: FormData): Promise<Submission> {
  const photos = await readPhotos(form);
  const consent = readJson(form, 'consent', consentSchema);
  const country = readText(form, 'country');
  const idType = readText(form, 'id_type');
  const idNumber = readText(form, 'id_number');
  const pattern = country === 'KE' ? idNumbers[idType] : undefined;
  if (pattern === undefined) throw new SmileError(403, 'ID type not enabled for this partner.');
  if (!pattern.test(idNumber))
    throw new SmileError(400, 'Invalid ID number format for the specified country and ID type.');
  const details = readJson(form, 'user_details', detailsSchema);
  if (details.email === null && details.phone_number === null)
    throw new SmileError(400, 'Either email or phone_number is required.');
  return {
    givenNames: details.given_names,
    lastName: details.last_name,
    email: details.email,
    phone: details.phone_number,
    country,
    idType,
    idNumber,
    photos,
    consentLanguage: consent.notice_language,
    partnerParams: form.has('partner_params') ? readJson(form, 'partner_params', paramsSchema) : {},
    sandboxResult: readSandboxResult(form),
    callbackUrl: readCallback(form),
  };
}

function readSandboxResult(form: FormData): number | null {
  if (!form.has('sandbox_result')) return null;
  const code = Number(readText(form, 'sandbox_result'));
  if (legacyVerdicts[code] === undefined) throw missing('sandbox_result');
  return code;
}

/** @returns the number of photos. */
async function readPhotos(form: FormData): Promise<number> {
  const [selfie, ...more] = form.getAll('selfie_image');
  const liveness = form.getAll('liveness_images');
  if (!(await isJpeg(selfie)) || more.length > 0) throw missing('selfie_image');
  const seen = await Promise.all(liveness.map(isJpeg));
  if (seen.length < LIVENESS_PHOTOS.least || seen.length > LIVENESS_PHOTOS.most || seen.includes(false))
    throw missing('liveness_images');
  if (sizeOf([selfie]) > PHOTOS_LIMIT_BYTES) throw tooLarge('selfie_image');
  if (sizeOf([selfie, ...liveness]) > PHOTOS_LIMIT_BYTES) throw tooLarge('liveness_images');
  return 1 + liveness.length;
}

type Part = ReturnType<FormData['getAll']>[number] | undefined;

const sizeOf = (parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0);

/** Checks both the content and the declared type. */
async function isJpeg(part: Part): Promise<boolean> {
  if (!(part instanceof File) || part.type !== 'image/jpeg') return false;
  const start = Buffer.from(await part.slice(0, JPEG_START.length).arrayBuffer());
  return start.equals(JPEG_START);
}

function readText(form: FormData, field: string): string {
  const value = form.get(field);
  if (typeof value !== 'string' || value === '') throw missing(field);
  return value;
}

/** A field with the JSON text of an object. An error names its path inside the object. */
function readJson<T extends z.ZodType>(form: FormData, field: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parseJson(readText(form, field)));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  throw missing([field, ...path.map(String)].join('.'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Smile ID requires https. No server on this machine has a certificate, so the sandbox accepts http. */
export const readCallbackUrl = (form: FormData): string | undefined =>
  httpAddress.safeParse(form.get('callback_url')).data;

function readCallback(form: FormData): string {
  const url = readCallbackUrl(form);
  if (url !== undefined) return url;
  throw new SmileError(
    400,
    'A valid callback_url is required in the request or a default callback URL must be configured in the portal.',
  );
}
