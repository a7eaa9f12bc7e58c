/** styled-components adds an empty style element in the browser and fills it through the CSSOM: the hash of nothing. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
