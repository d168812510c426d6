"""Which IP addresses are public: properties, against another reading of the standards."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

from hypothesis import example, given
from hypothesis import strategies as st

from saqqara.server.notices.guard import IP, is_public
from server.notices.samples import DISGUISES, NAT64, PUBLIC_4, PUBLIC_6, disguised, teredo_client


def embedded(ip: IPv6Address) -> list[IPv4Address]:
    """All IPv4 addresses that somebody might read in an IPv6 address, by the RFCs."""
    number = int(ip)
    low = IPv4Address(number & 0xFFFFFFFF)
    found = []
    if ip.ipv4_mapped is not None:
        found.append(ip.ipv4_mapped)
    if ip.sixtofour is not None:
        found.append(ip.sixtofour)
    if ip.teredo is not None:
        found += ip.teredo
    if number >> 32 in {0, 0xFFFF0000, NAT64 >> 32} or ip in IPv6Network("64:ff9b:1::/48"):
        found.append(low)
    if number >> 32 & 0xFDFFFFFF == 0x5EFE:
        found.append(low)
    return found


def is_plainly_global(ip: IP) -> bool:
    return ip.is_global and not (
        ip.is_private
        or ip.is_loopback
        or ip.is_link_local
        or ip.is_multicast
        or ip.is_reserved
        or ip.is_unspecified
    )


def around(network: str) -> st.SearchStrategy[IPv4Address]:
    """In a network and just outside it."""
    whole = IPv4Network(network)
    low, high = int(whole[0]), int(whole[-1])
    return st.integers(max(low - 2, 0), min(high + 2, 2**32 - 1)).map(IPv4Address)


IPV4 = st.one_of(
    st.integers(0, 2**32 - 1).map(IPv4Address),
    around("10.0.0.0/8"),
    around("100.64.0.0/10"),
    around("127.0.0.0/8"),
    around("169.254.0.0/16"),
    around("172.16.0.0/12"),
    around("192.168.0.0/16"),
    around("198.18.0.0/15"),
    around("224.0.0.0/3"),
)
IPV6 = st.one_of(
    st.integers(0, 2**128 - 1).map(IPv6Address),
    st.integers(2 << 124, (4 << 124) - 1).map(IPv6Address),
    st.builds(
        lambda form, ip: IPv6Address(disguised(form, str(ip))),
        st.sampled_from(sorted(DISGUISES)),
        IPV4,
    ),
    st.builds(lambda ip: IPv6Address(teredo_client(str(ip))), IPV4),
)


@given(st.one_of(IPV4, IPV6))
@example(IPv6Address(disguised("nat64", PUBLIC_4)))
@example(IPv6Address(PUBLIC_6))
def test_what_passes_is_global_in_every_reading(ip: IP) -> None:
    if not is_public(ip):
        return
    hidden = embedded(ip) if isinstance(ip, IPv6Address) else []
    assert all(is_plainly_global(each) for each in hidden)
    is_nat64 = int(ip) >> 32 == NAT64 >> 32
    assert is_plainly_global(ip) or (is_nat64 and hidden)


@given(IPV4, st.sampled_from(sorted(DISGUISES)))
def test_no_disguise_makes_an_ip_public(ip: IPv4Address, form: str) -> None:
    if not is_public(ip):
        assert not is_public(IPv6Address(disguised(form, str(ip))))
        assert not is_public(IPv6Address(teredo_client(str(ip))))


@given(IPV4)
def test_ordinary_ipv4_passes(ip: IPv4Address) -> None:
    """The guard is not a wall: it refuses no ordinary unicast block."""
    first = int(ip) >> 24
    special = {0, 10, 100, 127, 168, 169, 172, 192, 198, 203}
    if first < 224 and first not in special:
        assert is_public(ip)
