import { brand } from '@repo/domain/brand';
import { CodeList } from '@repo/ui/components/CodeList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { QrCode } from '@repo/ui/components/QrCode';
import { Stack } from '@repo/ui/primitives/Stack';

interface TotpSecretProps {
  /** Base32. */
  readonly secret: string;
  /** The name under which the app lists it. */
  readonly account: string;
}

/** The address by which an authenticator app takes a secret. */
const addressOf = ({ secret, account }: TotpSecretProps) =>
  `otpauth://totp/${encodeURIComponent(`${brand.name}:${account}`)}?${new URLSearchParams({ secret, issuer: brand.name })}`;

/** The secret of an authenticator app: as a picture for its camera, and in letters for a device without one. */
export function TotpSecret(props: TotpSecretProps) {
  return (
    <Stack gap="small">
      <QrCode text={addressOf(props)} label="QR code for your authenticator app" />
      <Disclosure label="Enter the key by hand">
        <CodeList label="Key" codes={[props.secret.match(/.{1,4}/g)?.join(' ') ?? '']} />
      </Disclosure>
    </Stack>
  );
}
