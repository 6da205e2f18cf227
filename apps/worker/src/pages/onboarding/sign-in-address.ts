import { generatePath } from 'react-router';
import { paths } from '../../paths.ts';

export const SIGN_IN_PARAMETER = 'sign-in';

/** The sign-in of a worker who came by the link of an invitation leads back to that invitation. */
export const signInAddress = (invite: string | null): string =>
  invite === null ? paths.login : `${generatePath(paths.invitation, { code: invite })}?${SIGN_IN_PARAMETER}`;
