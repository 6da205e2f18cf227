import { fakeCamera } from '@repo/ui/story-kit/fake-camera';

type Asked = MediaStreamConstraints | undefined;

/** The one at the phone's back sees a card, the other one a face. */
function sees(asked: Asked): MediaStream {
  const facing = typeof asked?.video === 'object' ? asked.video.facingMode : 'user';
  return fakeCamera(facing === 'environment' ? 'card' : 'face').stream;
}

const cameras = [1, 2].map(() => ({ kind: 'videoinput' }));

function install(getUserMedia: (asked: Asked) => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: () => Promise.resolve(cameras) },
  });
}

/** A phone with two cameras, which nobody has to allow. */
export const withCamera = (): void => install((asked) => Promise.resolve(sees(asked)));

/** A browser that says no, in its own word for why. */
export const withoutCamera = (name: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') => (): void =>
  install(() => Promise.reject(new DOMException('', name)));

/** One that is asked and has not answered. */
export const cameraOpens = (): void => install(() => new Promise(() => undefined));
