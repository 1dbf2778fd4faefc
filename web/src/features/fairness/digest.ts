/** Web Crypto in the words of records: texts in, hexadecimal digits out. */

/** Whether this page may reckon: browsers give Web Crypto only to pages over HTTPS, or of this machine. */
export const able = (): boolean => Boolean(globalThis.crypto?.subtle);

const bytes = (text: string) => new TextEncoder().encode(text);

export function hex(data: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(text)));
}

/** HMAC-SHA-256 under one key. */
export async function keyed(key: string): Promise<(text: string) => Promise<string>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const made = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return async (text) => hex(await crypto.subtle.sign('HMAC', made, bytes(text)));
}
