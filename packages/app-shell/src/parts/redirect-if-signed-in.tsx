import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';

interface SignedInPerson {
  readonly isSignedIn: () => boolean;
  /** The path of the redirect. */
  readonly home: string;
}

/**
 * A page of the sign-in. It redirects a signed-in user home, for example after the back button. It checks the session only
 * when the page opens: the page itself leads on after a sign-in.
 */
export function redirectIfSignedIn(Page: ComponentType, { isSignedIn, home }: SignedInPerson): ComponentType {
  return function RedirectIfSignedIn() {
    const [wasSignedIn] = useState(isSignedIn);
    return wasSignedIn ? <Navigate to={home} replace /> : <Page />;
  };
}
