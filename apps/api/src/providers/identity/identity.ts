import type { IncomingHttpHeaders } from 'node:http';

/**
 * The functions of an identity provider, in the service's own terms. An adapter implements the wire protocol.
 */
export interface Identity {
  /**
   * Submits one check. It never throws: an unclear outcome is `unknown`. The provider has no key against a
   * repeat, and each check costs money. So only a check that was certainly not accepted may be submitted
   * again at once.
   */
  submit(check: IdentityCheck): Promise<SubmittedCheck>;
  /** The provider's own answer on a check. It is the only evidence of the worker's identity. */
  fetchStatus(jobId: string): Promise<IdentityState>;
  /**
   * Asks the provider to send the callback of a finished check again, to this address.
   * @returns false while the provider still works on the check, or when it does not know it.
   */
  requestCallback(jobId: string, callbackUrl: string): Promise<boolean>;
  /** The facts in the headers of a callback. They are known before its body is read. */
  readHeaders(headers: IncomingHttpHeaders, now: Date): CallbackHeaders;
  /**
   * The job and the content of a callback. `contradictory` when it names several jobs or subjects. Undefined when
   * it is not a callback. It proves nothing: call `fetchStatus`.
   */
  readCallback(ids: CallbackIds, rawBody: string): IdentityCallback | 'contradictory' | undefined;
}

export interface CallbackIds {
  readonly jobId: string | null;
  readonly userId: string | null;
}

export interface CallbackHeaders extends CallbackIds {
  /**
   * Who sent the callback, by its signature, which does not cover the body. `forged`: the signature is wrong, too
   * old, or without its time.
   */
  readonly origin: 'signed' | 'unsigned' | 'forged';
}

/** The photos are JPEG: one of the face for the comparison, and six to eight of the moving face. */
export interface IdentityCheck {
  /** Our own id for the subject of the check. Every answer about the check contains it. */
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
  /** Not accepted, and never will be in this form: the worker must change the photos or the number. */
  | { readonly kind: 'refused'; readonly because: 'photos' | 'number' | 'other'; readonly reason: string }
  /** Not accepted. A later try may succeed. */
  | { readonly kind: 'try-later'; readonly reason: string }
  /** It is unknown whether the provider has the check. If it has, a callback with our `userId` will come. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type IdentityState =
  /** The provider does not know the job. */
  | { readonly kind: 'unknown' }
  | {
      /**
       * Every kind but `processing` is final. `provisional`: the provider has doubts, and a person must look.
       * `failed`: the check could not be carried out, and says nothing about the worker.
       */
      readonly kind: 'processing' | 'approved' | 'rejected' | 'provisional' | 'failed';
      readonly userId: string;
    };

export interface IdentityCallback {
  readonly jobId: string;
  readonly userId: string;
  /** Whether the callback says that the check is over. */
  readonly isVerdict: boolean;
  /** Why the check was not approved, in the provider's term. Only the callback gives it. */
  readonly reason: string | null;
  /** Whether the unusable photos are the submitted ones, and not those of the registry. */
  readonly ownPhotos: boolean;
  /** The registry's name for this number, if the provider passes it on. */
  readonly nameOnId: string | null;
}

/** The provider did not answer, or its answer cannot be trusted. The same question may be repeated. */
export class IdentityProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityProviderError';
  }
}
