/** What the service asks of an identity provider, in its own words; an adapter speaks the wire. */
export interface Identity {
  /**
   * Hands over one check. Never throws: what is not known is said to be unknown. The provider has no key against a
   * repeat, and each check costs, so that only what was surely not taken may be handed over again at once.
   */
  submit(check: IdentityCheck): Promise<SubmittedCheck>;
  /** The provider's own word on a check: the only evidence of who somebody is. */
  fetchStatus(jobId: string): Promise<IdentityState>;
  /** What a callback is about, or undefined when it is none. It proves nothing: ask `look`. */
  readCallback(rawBody: Buffer): IdentityCallback | undefined;
}

/** Photos are JPEG: one of the face as it is compared, and six to eight of it moving. */
export interface IdentityCheck {
  /** Our own name for whom the check is about; it comes back with every word about it. */
  readonly userId: string;
  readonly givenNames: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly nationalId: string;
  readonly selfie: Uint8Array<ArrayBuffer>;
  readonly liveness: readonly Uint8Array<ArrayBuffer>[];
  readonly consent: {
    readonly grantedAt: Date;
    readonly language: 'en' | 'sw';
    readonly policyUrl: string;
  };
  readonly callbackUrl: string;
}

export type SubmittedCheck =
  | { readonly kind: 'accepted'; readonly jobId: string }
  /** Not taken, and never will be as it is: the photos or the number have to be others. */
  | { readonly kind: 'refused'; readonly because: 'photos' | 'number' | 'other'; readonly reason: string }
  /** Not taken; worth another try later. */
  | { readonly kind: 'try-later'; readonly reason: string }
  /** The provider may or may not have it; if it has, a callback with our `userId` will tell. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type IdentityState =
  /** The provider never heard of the job. */
  | { readonly kind: 'unknown' }
  | {
      /** `provisional`: a person at the provider has doubts. `failed`: it could not be carried out, and says nothing about her. */
      readonly kind: 'processing' | 'approved' | 'rejected' | 'provisional' | 'failed';
      readonly userId: string;
    };

export interface IdentityCallback {
  readonly jobId: string;
  readonly userId: string;
  /** Whether it says that the check is over; a doubt that it tells of may still be followed by another word. */
  readonly isVerdict: boolean;
  /** Why it was not approved, in the provider's word: nothing but the callback says it. */
  readonly reason: string | null;
  /** Whether photos that cannot be used are those that were handed over, and not the registry's. */
  readonly ownPhotos: boolean;
  /** The name that the registry has under this number, where the provider passes it on. */
  readonly nameOnId: string | null;
}

/** The provider could not be reached or answered something that cannot be believed; the same look may be made again. */
export class IdentityProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityProviderError';
  }
}
