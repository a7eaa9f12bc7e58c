/** Where staff choose what they are sent; beside the other addresses, since visitors load those. */
export const noticeSettingsPath = () => '/profile/aviseringar';
