import type {
  MadePasskey,
  PasskeyMakeRequest,
  PasskeyUseRequest,
  UsedPasskey,
} from '@repo/api-client/contract/team-auth';

/** Loaded on first use: it is large, and most processes never need it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as WebAuthn numbers them. The library's default asks Node for algorithms of an experiment. */
const ALGORITHMS = [-8, -7, -257];

/** The site to which passkeys belong. A browser offers them on no other. */
export interface PasskeySite {
  readonly name: string;
  readonly origin: string;
}

/** A passkey as it is stored: base64url, and the number of uses that its device states. */
export interface Passkey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const idOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

/** The time that a member has for the dialog of the browser. */
const TIMEOUT_MILLISECONDS = 60_000;

const named = (keys: readonly Passkey[]) =>
  keys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }));

/** The request for a browser to make a passkey. Its challenge has to be kept. */
export async function requestToMake(
  site: PasskeySite,
  person: { readonly account: string; readonly name: string },
  known: readonly Passkey[],
): Promise<PasskeyMakeRequest> {
  const { generateRegistrationOptions } = await library();
  const rp = { name: site.name, id: idOf(site) };
  const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: person.account,
    userDisplayName: person.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout: TIMEOUT_MILLISECONDS,
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  };
}

/** The request for a browser to use one of these passkeys. Its challenge has to be kept. */
export async function requestToUse(site: PasskeySite, known: readonly Passkey[]): Promise<PasskeyUseRequest> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: idOf(site) });
  return {
    rpId: idOf(site),
    challenge,
    timeout: TIMEOUT_MILLISECONDS,
    allowCredentials: named(known),
    userVerification: 'required',
  };
}

/** @throws Error when it is not the answer to this challenge on this site. */
export async function verifyMade(site: PasskeySite, challenge: string, made: MadePasskey): Promise<Passkey> {
  const { verifyRegistrationResponse } = await library();
  await assertNoCertificates(made.response.attestationObject);
  const { transports = [], ...response } = made.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {}, response: { ...response, transports } },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: idOf(site),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (registrationInfo === undefined) throw new Error('The passkey is not verified');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/**
 * A browser sends no certificates, because nobody asked for them. The library would fetch the addresses in those of a
 * forged answer before it knows who wrote them (quality 13).
 * @throws Error for an answer with certificates.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfMade = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade) throw new Error('The passkey comes with certificates');
}

/**
 * Verifies that this passkey signed the challenge.
 * @returns its new number of uses.
 * @throws Error when it did not, and when the number does not grow: somebody has a copy of the key.
 */
export async function verifyUsed(
  site: PasskeySite,
  challenge: string,
  used: UsedPasskey,
  { credentialId, publicKey, counter, transports }: Passkey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: idOf(site),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: [...transports],
    },
  });
  if (!verified) throw new Error('The passkey did not sign the challenge');
  return authenticationInfo.newCounter;
}
