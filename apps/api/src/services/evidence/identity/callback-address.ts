import type { Config } from '../../../config.ts';
import { identityCallbackSecret } from '../../../security/tokens.ts';

/** The address of the identity provider's callbacks. Only the provider knows it. */
export const callbackAddress = ({
  publicOrigin,
  dataKey,
}: Pick<Config, 'publicOrigin' | 'dataKey'>): string =>
  `${publicOrigin}/api/callbacks/smileid/${identityCallbackSecret(dataKey)}`;
