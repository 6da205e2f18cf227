import { REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { Banner } from '@repo/ui/components/Banner';

export const QuickTip = () => (
  <Banner tone="info" title="Quick tip">
    Tell the worker to expect our SMS. There are {REQUEST_EXPIRES_AFTER_HOURS} hours to answer it.
  </Banner>
);
