import { Banner } from '@repo/ui/components/Banner';
import type { SignInStatus } from '../../api/sign-in.ts';
import { useLanguage } from '../../language/use-language.ts';

/** The result of the status call after the sign-in. The app leads the worker on in any case. */
export function SignInNotice({ status: { news, failure } }: { readonly status: SignInStatus }) {
  const { say } = useLanguage();
  if (failure !== undefined)
    return (
      <Banner tone="warning" announce>
        {failure.words ?? say('otp.statusUnknown')}
      </Banner>
    );
  return news !== null && <Banner tone="success">{news}</Banner>;
}
