/**
 * Whether an address answers, but not to scripts of this page, since its CORS headers are missing. Fetch reports that as
 * a lost connection.
 *
 * @param address without what would start something there: its status does not matter
 */
export async function lacksCors(address: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(address).origin === location.origin) return false;
  const isAnswered = (mode: RequestMode) =>
    fetch(address, { mode, signal, credentials: 'omit', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  return !(await isAnswered('cors')) && (await isAnswered('no-cors'));
}
