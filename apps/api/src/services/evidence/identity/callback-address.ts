import type { Config } from '../../../config.ts';
import { identityCallbackSecret } from '../../../security/tokens.ts';

/** Where the identity provider calls back: known to it alone. */
export const callbackAddress = ({
  publicOrigin,
  dataKey,
}: Pick<Config, 'publicOrigin' | 'dataKey'>): string =>
  `${publicOrigin}/api/callbacks/smileid/${identityCallbackSecret(dataKey)}`;
