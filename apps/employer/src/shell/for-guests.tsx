import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';

/**
 * A page of the sign-in. Whoever is signed in has nothing to do there: going back to it, she is on her dashboard again. Asked
 * when it is opened alone: who signs in on it is led on by the page itself.
 */
export function forGuests(Page: ComponentType): ComponentType {
  return function ForGuests() {
    const [isSignedIn] = useState(session.isSignedIn);
    return isSignedIn ? <Navigate to={paths.dashboard} replace /> : <Page />;
  };
}
