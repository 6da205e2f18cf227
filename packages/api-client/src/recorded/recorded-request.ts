type Stand = Pick<XMLHttpRequest, keyof EventTarget | 'open' | 'send' | 'abort'> & {
  /** The callers use its events only. */
  readonly upload: EventTarget;
};

/**
 * An `XMLHttpRequest` that a recording answers, because files are sent by `XMLHttpRequest`. It reports progress in two
 * steps, one half and the whole. Without an answer the progress stays at one half.
 */
export function recordedRequest(respond: (request: Request) => Promise<Response>): new () => Stand {
  return class RecordedRequest extends EventTarget {
    #method = '';
    #address = '';
    #isOver = false;
    #answer: Response | undefined;
    status = 0;
    responseText = '';
    readonly upload = new EventTarget();

    open(method: string, address: string | URL): void {
      this.#method = method;
      this.#address = new URL(address, 'http://recorded').href;
    }
    setRequestHeader(): void {
      // A recording does not depend on the sender.
    }
    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }
    send(): void {
      void this.#perform();
    }
    abort(): void {
      this.#end('abort');
    }

    async #perform(): Promise<void> {
      this.#tell(1);
      try {
        this.#answer = await respond(new Request(this.#address, { method: this.#method }));
        this.responseText = await this.#answer.text();
        this.status = this.#answer.status;
        this.#tell(2);
        this.#end('load');
      } catch {
        this.#end('error');
      }
    }
    #tell(loaded: number): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 2 }));
    }
    #end(event: string): void {
      if (this.#isOver) return;
      this.#isOver = true;
      this.dispatchEvent(new ProgressEvent(event));
    }
  };
}
