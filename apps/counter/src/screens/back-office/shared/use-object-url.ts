import { useEffect, useState } from 'react';

/** Returns an address of a file on the device; null until there is one. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(next);
    };
  }, [file]);
  return url;
}
