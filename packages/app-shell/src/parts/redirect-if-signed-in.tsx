import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';

interface SignedInPerson {
  readonly isSignedIn: () => boolean;
  /** Where she is sent. */
  readonly home: string;
}

/**
 * A page of the sign-in. Whoever is signed in has nothing to do there: going back to it, she is at home again. Asked when it is
 * opened alone: who signs in on it is led on by the page itself.
 */
export function redirectIfSignedIn(Page: ComponentType, { isSignedIn, home }: SignedInPerson): ComponentType {
  return function RedirectIfSignedIn() {
    const [wasSignedIn] = useState(isSignedIn);
    return wasSignedIn ? <Navigate to={home} replace /> : <Page />;
  };
}
